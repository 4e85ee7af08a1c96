import { createRequire } from 'node:module';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';

const relay = createRequire(import.meta.url).resolve('babel-plugin-relay');

/** Replaces `graphql` tags with imports of relay-compiler's artifacts, in the few files that have any. */
export const relayPlugin = () =>
  babel({
    presets: [
      defineRolldownBabelPreset({
        preset: () => ({ plugins: [relay] }),
        rolldown: { filter: { code: /\bgraphql`/ } },
      }),
    ],
  });
