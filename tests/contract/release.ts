import { copyFileSync } from 'node:fs';
import { root } from '../../codegen/generators/output.ts';

// `npm run contract:release`, once for each release: what the app of this release knows of the server.
for (const path of ['schema.graphql', 'openapi.yaml', 'codegen/graphql/persisted.json']) {
  copyFileSync(`${root}${path}`, `${root}tests/contract/released/${path.slice(path.lastIndexOf('/') + 1)}`);
}
