import type { Brands } from '../brands/service.ts';
import type { AccessRule, RestRule } from '../platform/access/accessRule.ts';
import type { Db } from '../platform/db/db.ts';
import type { Deps } from '../platform/context.ts';
import type { GraphqlRules } from '../platform/graphql/guard.ts';
import type { ServerPart } from '../platform/http/server.ts';
import type { JobWorker } from '../platform/jobs/worker.ts';
import type { ContractDocument } from '../platform/rest/contract.ts';
import type { MountedOperation } from '../platform/rest/mounted.ts';
import type { SubjectModule } from '../platform/subject.ts';
import type { RunGraphql } from '../render/inProcessApi.ts';
import type { SessionService } from '../session/service.ts';
import type { SandboxProcess } from './sandboxProcess.ts';

export interface Core {
  readonly deps: Deps;
  readonly brands: Brands;
  readonly sessions: SessionService;
  /** Moves the product's time; null where that is not allowed. */
  readonly moveClock: MoveClock | null;
}

export interface MoveClock {
  to(at: Date): Promise<void>;
  reset(): Promise<void>;
}

/** The two contracts and the access rules. */
export interface Contracts {
  readonly rest: {
    readonly document: ContractDocument;
    readonly operations: readonly MountedOperation[];
    readonly rules: Readonly<Record<string, RestRule>>;
  };
  readonly graphql: {
    readonly text: string;
    readonly rules: GraphqlRules;
    readonly nodeRules: Readonly<Record<string, AccessRule>>;
    readonly persisted: Readonly<Record<string, string>>;
    readonly needed: readonly string[];
  };
}

/** What the product adds to the platform; tests use others. */
export interface AppModules {
  readonly contracts: Contracts;
  readonly subjects: (core: Core) => readonly SubjectModule[];
  /** Pages and assets. */
  readonly pages?: (core: Core, runGraphql: RunGraphql) => ServerPart;
  /**
   * Creates the demonstration's data where the database has none. Returns lines to print. Called before the
   * first request is answered, if the configuration asks for the demonstration.
   */
  readonly demonstration?: (core: Core, worker: JobWorker) => Promise<readonly string[]>;
  /** Throws, with a message for the operator, if production must not start on this database. */
  readonly refuseInProduction?: (db: Db) => Promise<void>;
  /** Starts the sandbox beside the server if the configuration has a port for it. */
  readonly sandbox?: (core: Core, port: number) => Promise<SandboxProcess>;
}
