import type { Plugin } from 'vite';

/** Chunks whose CommonJS modules run at the start of the app. */
const startChunks: ReadonlySet<string> = new Set(['react', 'relay']);

/**
 * Puts each CommonJS module of these chunks in parentheses, as minifiers for V8 do: the browser then compiles it with the
 * chunk, in the background, and not again when it runs. Starting React DOM takes half the time.
 */
export function eagerModulesPlugin(): Plugin {
  return {
    name: 'ebbwatt:eager-modules',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    renderChunk: {
      // After the minifier, which would remove them.
      order: 'post',
      handler(code, { name }) {
        if (!startChunks.has(name)) return null;
        return { code: inParentheses(code, this.parse(code).body), map: null };
      },
    },
  };
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** `const module = commonJs((exports, module) => {…})`: the functions' places. */
function moduleRanges(statements: readonly object[]): Range[] {
  return statements.flatMap((statement) => {
    const { type, declarations = [] } = statement as {
      type: string;
      declarations?: readonly {
        init: { type: string; arguments?: readonly (Range & { type: string })[] } | null;
      }[];
    };
    if (type !== 'VariableDeclaration') return [];
    return declarations.flatMap(({ init }) =>
      init?.type === 'CallExpression'
        ? (init.arguments ?? []).filter((argument) => argument.type === 'ArrowFunctionExpression')
        : [],
    );
  });
}

/** `statements` are the chunk's, as parsed. */
export function inParentheses(code: string, statements: readonly object[]): string {
  let from = 0;
  let text = '';
  for (const { start, end } of moduleRanges(statements)) {
    text += `${code.slice(from, start)}(${code.slice(start, end)})`;
    from = end;
  }
  return text + code.slice(from);
}
