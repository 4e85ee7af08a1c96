import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The functions we call of the packages in `peers/`. */
interface Peers {
  readonly lighthouse: {
    default(
      url: string,
      flags: {
        readonly port: number;
        readonly output: 'json';
        readonly onlyCategories: readonly string[];
        readonly logLevel: 'error';
      },
    ): Promise<{ readonly lhr: LighthouseResult } | undefined>;
  };
  readonly 'chrome-launcher': {
    launch(options: {
      readonly chromePath: string;
      readonly chromeFlags: readonly string[];
    }): Promise<{ readonly port: number; kill(): void }>;
  };
  readonly 'unleash-server': {
    start(options: {
      readonly databaseUrl: string;
      readonly db: { readonly ssl: false };
      readonly server: { readonly port: number; readonly host: string };
      readonly logLevel: 'error';
      readonly versionCheck: { readonly enable: boolean };
      readonly telemetry: boolean;
      readonly authentication: {
        readonly type: 'none';
        readonly createAdminUser: boolean;
        readonly initApiTokens: readonly {
          readonly secret: string;
          readonly type: 'admin' | 'frontend';
          readonly environment: string;
          readonly projects: readonly string[];
          readonly tokenName: string;
        }[];
      };
    }): Promise<{ readonly server?: Server }>;
  };
  readonly '@duckdb/node-api': {
    readonly DuckDBInstance: {
      create(path: string, options: Readonly<Record<string, string>>): Promise<DuckDb>;
    };
  };
}

interface LighthouseResult {
  readonly finalDisplayedUrl?: string;
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly errorMessage?: string } | undefined>
  >;
}

interface DuckDb {
  connect(): Promise<DuckDbConnection>;
  closeSync(): void;
}

interface DuckDbConnection {
  run(sql: string): Promise<unknown>;
  runAndReadAll(sql: string): Promise<{ getRows(): readonly (readonly unknown[])[] }>;
  createAppender(table: string): Promise<{
    appendInteger(value: number): void;
    appendUTinyInt(value: number): void;
    appendBigInt(value: bigint): void;
    endRow(): void;
    closeSync(): void;
  }>;
  closeSync(): void;
}

const folder = join(import.meta.dirname, 'peers');

/** A package that only the benchmark needs, from its own folder: a fifth of all packages, which tests don't wait for. */
export async function loadPeer<Name extends keyof Peers>(name: Name): Promise<Peers[Name]> {
  if (!existsSync(join(folder, 'node_modules', name)))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: ['ignore', 2, 2] });
  const path = createRequire(join(folder, 'package.json')).resolve(name);
  return (await import(pathToFileURL(path).href)) as Peers[Name];
}
