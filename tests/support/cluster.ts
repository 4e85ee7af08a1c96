import pg from 'pg';

/** An address of the environment; one that is empty isn't given. */
function given(name: string): string | undefined {
  const url = process.env[name];
  return url === '' ? undefined : url;
}

/** The coordinator of a Citus cluster, in a database that knows its workers; absent: no cluster is tested. */
export const clusterUrl = (): string | undefined => given('TEST_CITUS_URL');

/** The server whose databases the tests share; absent: each has an embedded one of its own. */
export const sharedServerUrl = (): string | undefined => clusterUrl() ?? given('TEST_DATABASE_URL');

/** Addresses of all nodes, the coordinator first. */
async function readNodes(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ host: string; port: number }>(
      `select nodename as host, nodeport as port from pg_dist_node where isactive and groupid > 0 order by nodeid`,
    );
    return [
      url,
      ...rows.map(({ host, port }) => {
        const node = new URL(url);
        node.hostname = host;
        node.port = String(port);
        return node.href;
      }),
    ];
  } finally {
    await client.end();
  }
}

const nodes = new Map<string, Promise<readonly string[]>>();

/** Runs a statement about databases on each node. */
export async function onEachNode(url: string, statement: string): Promise<void> {
  const known = nodes.get(url) ?? readNodes(url);
  nodes.set(url, known);
  for (const node of await known) await inDatabase(node, 'postgres', statement);
}

/** Makes an empty database of a cluster: on each node, with the extension and each other's addresses. */
export async function createClusterDatabase(url: string, name: string): Promise<void> {
  await onEachNode(url, `create database ${name}`);
  const all = (await nodes.get(url)) ?? [];
  for (const node of all) await inDatabase(node, name, 'create extension citus');
  const [coordinator, ...workers] = all.map((node) => new URL(node));
  await inDatabase(
    url,
    name,
    [
      `select citus_set_coordinator_host('${coordinator?.hostname}', ${coordinator?.port})`,
      ...workers.map(({ hostname, port }) => `select citus_add_node('${hostname}', ${port})`),
    ].join('; '),
  );
}

async function inDatabase(url: string, name: string, text: string): Promise<void> {
  const address = new URL(url);
  address.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** Takes a database out of use, so that it can be renamed and copied: the extension itself keeps connections to it. */
export async function closeClusterDatabase(url: string, name: string): Promise<void> {
  await onEachNode(
    url,
    `alter database ${name} allow_connections false;
     select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
  );
}
