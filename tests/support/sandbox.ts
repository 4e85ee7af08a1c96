import { createHmac } from 'node:crypto';
import { createSandbox, type Sandbox } from '../../src/sandbox/createSandbox.ts';
import { SAMPLE_BRANDS, SAMPLE_UTILITIES, type SandboxSettings } from '../../src/sandbox/settings.ts';
import type { FaultRule } from '../../src/sandbox/faults/faults.ts';
import type { Message } from '../../src/sandbox/outbox/store.ts';
import type { Enrollment } from '../../src/sandbox/world/types.ts';
import { sandboxDevices, type SandboxDevices } from './sandboxDevices.ts';

/** The sandbox in this process, on free ports, in memory, with helpers for what tests do most. */
export interface TestSandbox extends Omit<Sandbox, 'devices'> {
  readonly devices: SandboxDevices;
  /** The shared secret of a name, as both sides derive it. */
  secret(name: string): string;
  /** Messages to a recipient, newest first; waits up to five seconds for the first one. */
  messagesTo(to: string): Promise<readonly Message[]>;
  /** The enrolment of a customer or of the newest one there is; throws where there is none. */
  enrollment(customerId?: string): Enrollment;
  /** Sets an enrolment's state, holds it there, and waits until the webhook is delivered. */
  setState(enrollment: Enrollment, state: string, substate: string): Promise<void>;
  /** Returns how to end it; a delayed response is then sent immediately. */
  fault(rule: FaultRule): () => void;
  /** Advances every enrolment one step, announces new data, and waits until the webhooks are delivered. */
  tick(): Promise<void>;
  setNow(at: Date | string): void;
}

const ROOT = Buffer.from('5a'.repeat(32), 'hex');
export const TEST_ROOT = ROOT.toString('hex');

/** Starts it; by default nothing advances on its own (`stepMs` 0). */
export async function startSandbox(wishes: Partial<SandboxSettings> = {}): Promise<TestSandbox> {
  const secret = (name: string): string => createHmac('sha256', ROOT).update(name).digest('base64url');
  const settings: SandboxSettings = {
    port: 0,
    smtpPort: 0,
    folder: null,
    utilities: SAMPLE_UTILITIES,
    brands: SAMPLE_BRANDS,
    secret,
    stepMs: 0,
    actionMs: 30,
    hangMs: 60_000,
    now: () => new Date(),
    ...wishes,
  };
  const sandbox = await createSandbox(settings);
  const { world, actions, webhooks, outbox } = sandbox;
  return {
    ...sandbox,
    devices: sandboxDevices(sandbox),
    secret,
    messagesTo: async (to) => {
      for (const until = Date.now() + 5_000; Date.now() < until && outbox.list(to).length === 0;)
        await new Promise((resolve) => setTimeout(resolve, 20));
      return outbox.list(to);
    },
    enrollment: (customerId) => {
      const found = Object.values(world.state.enrollments).findLast(
        (each) => !each.ended && (customerId === undefined || each.customerId === customerId),
      );
      if (!found) throw new Error('There is no enrolment yet.');
      return found;
    },
    setState: async (enrollment, state, substate) => {
      actions.setState(enrollment, { state, substate }, true);
      await webhooks.settled();
    },
    fault: (rule) => {
      const { id } = actions.addFault(rule);
      return () => actions.clearFaults(id);
    },
    tick: async () => {
      actions.tick();
      await webhooks.settled();
    },
    setNow: (at) => world.setOffset(new Date(at).getTime() - settings.now().getTime()),
  };
}
