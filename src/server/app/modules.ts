import type { Brands } from '../brands/service.ts';
import type { AccessRule } from '../platform/access/rules.ts';
import type { Db } from '../platform/db/db.ts';
import type { Deps } from '../platform/context.ts';
import type { GraphqlRules } from '../platform/graphql/guard.ts';
import type { ServerPart } from '../platform/http/server.ts';
import type { JobWorker } from '../platform/jobs/worker.ts';
import type { ContractDocument } from '../platform/rest/contract.ts';
import type { MountedOperation } from '../platform/rest/mount.ts';
import type { SubjectModule } from '../platform/subject.ts';
import type { RunGraphql } from '../render/inProcessApi.ts';
import type { SessionService } from '../session/service.ts';
import type { SandboxProcess } from './sandboxProcess.ts';

/** What the subjects are built from. */
export interface Core {
  readonly deps: Deps;
  readonly brands: Brands;
  readonly sessions: SessionService;
  /** Moves the product's time; null where it must not be moved. */
  readonly moveClock: MoveClock | null;
}

export interface MoveClock {
  to(at: Date): Promise<void>;
  reset(): Promise<void>;
}

/** The two contracts with the rules who may what. */
export interface Contracts {
  readonly rest: {
    readonly document: ContractDocument;
    readonly operations: readonly MountedOperation[];
    readonly rules: Readonly<Record<string, AccessRule>>;
  };
  readonly graphql: {
    readonly text: string;
    readonly rules: GraphqlRules;
    readonly nodeRules: Readonly<Record<string, AccessRule>>;
    readonly persisted: Readonly<Record<string, string>>;
    readonly needed: readonly string[];
  };
}

/** What the product adds to the platform. The program has one of these; tests have others. */
export interface AppModules {
  readonly contracts: Contracts;
  readonly subjects: (core: Core) => readonly SubjectModule[];
  /** Pages and assets. */
  readonly pages?: (core: Core, runGraphql: RunGraphql) => ServerPart;
  /**
   * Makes the demonstration world where the database has none yet. Answers lines for whoever started the program.
   * Called before the first request is answered, when the configuration asks for the demonstration.
   */
  readonly demonstration?: (core: Core, worker: JobWorker) => Promise<readonly string[]>;
  /** Throws where production must not be started on this database, with a message for the operator. */
  readonly refuseInProduction?: (db: Db) => Promise<void>;
  /** Starts the stand-in of the partners beside the server, when the configuration has a port for it. */
  readonly sandbox?: (core: Core, port: number) => Promise<SandboxProcess>;
}
