import type { FastifyInstance } from 'fastify';
import { isItemState, ITEM_STATES } from '../../domain/cashout/providerStates.ts';
import type { Payouts } from '../payouts/payouts.ts';
import { PAYOUT_REFUSALS } from '../payouts/types.ts';
import { readFields } from '../support/forms.ts';

type BySender = { Params: { sender: string } };
type ByReference = { Params: { reference: string } };

/** For tests: lists payouts and checks, moves them, and makes the provider refuse new ones. */
export function payoutControl(app: FastifyInstance, payouts: Payouts, settled: () => Promise<unknown>): void {
  app.get('/payouts', (_request, reply) => reply.send({ batches: payouts.all(), checks: payouts.checks() }));
  app.post('/payouts', (request, reply) => {
    const { refuse = '' } = readFields(request.body);
    payouts.refuse(PAYOUT_REFUSALS.find((each) => each === refuse) ?? null);
    return reply.code(204).send();
  });
  app.post<BySender>('/payouts/:sender', async (request, reply) => {
    const batch = payouts.bySender(request.params.sender);
    const { state } = readFields(request.body);
    if (batch === null) return reply.code(404).send({ error: 'not_found' });
    if (!isItemState(state))
      return reply.code(422).send({ error: `state must be one of ${Object.keys(ITEM_STATES).join(', ')}.` });
    payouts.set(batch, state);
    await settled();
    return reply.send(batch);
  });
  app.post<ByReference>('/w9/:reference', async (request, reply) => {
    const check = payouts.findCheck(request.params.reference);
    const { status } = readFields(request.body);
    if (check === null) return reply.code(404).send({ error: 'not_found' });
    if (status !== 'VALID' && status !== 'INVALID')
      return reply.code(422).send({ error: 'status must be VALID or INVALID.' });
    payouts.mark(check, status);
    await settled();
    return reply.send(check);
  });
}
