import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { generateGraphqlTypes } from './generators/graphqlTypes.ts';
import { root } from './generators/output.ts';
import { generatePartnerReference } from './generators/partnerReference.ts';
import { generateRelay } from './generators/relay.ts';
import { generateRestHandlers } from './generators/restHandlers.ts';
import { generateRestTypes } from './generators/restTypes.ts';

// `tsx codegen/generate.ts` writes everything generated from the two contracts and the GraphQL in the sources.
// With `--check` it fails when a file changed, because the committed output was outdated.
const outputs = ['codegen/relay', 'codegen/graphql', 'codegen/rest'];

function fingerprints(): Map<string, string> {
  const found = new Map<string, string>();
  for (const folder of outputs.filter((name) => existsSync(`${root}${name}`))) {
    for (const name of readdirSync(`${root}${folder}`).sort()) {
      found.set(
        `${folder}/${name}`,
        createHash('sha256')
          .update(readFileSync(`${root}${folder}/${name}`))
          .digest('hex'),
      );
    }
  }
  return found;
}

const before = fingerprints();
generateRelay();
await generateGraphqlTypes();
await generateRestTypes();
generateRestHandlers();
generatePartnerReference();

if (process.argv.includes('--check')) {
  const after = fingerprints();
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
  if (stale.length > 0) {
    console.error(
      `Generated files were out of date. They are fresh now; commit them:\n${stale.map((name) => `  ${name}`).join('\n')}`,
    );
    process.exitCode = 1;
  } else {
    console.log('Generated files are fresh.');
  }
}
