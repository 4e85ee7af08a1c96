// A component must render the same on the server, in the browser, and every time. So code that runs while rendering (or
// while a module loads) must not read the window, the clock or random numbers. Effects and event handlers may.

const browserGlobals = new Set([
  'window',
  'navigator',
  'document',
  'location',
  'history',
  'screen',
  'matchMedia',
  'localStorage',
  'sessionStorage',
  'innerWidth',
  'innerHeight',
]);

/** Calls that run their callback immediately, so that it is part of the surrounding render. */
const runsAtOnce = new Set(
  `useMemo useState useReducer
  map flatMap filter forEach reduce find findIndex findLast some every sort toSorted from`.split(/\s+/),
);

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

function findName(fn) {
  if (fn.id?.name) return fn.id.name;
  let at = fn.parent;
  while (
    at.type === 'CallExpression' &&
    /^(?:memo|forwardRef)$/.test(at.callee.name ?? at.callee.property?.name ?? '')
  )
    at = at.parent;
  return at.type === 'VariableDeclarator' && at.id.type === 'Identifier' ? at.id.name : '';
}

function isRenderFunction(fn) {
  return /^(?:[A-Z]|use[A-Z])/.test(findName(fn));
}

/** Whether the function runs only as part of the code around it: an argument of `map`, or immediately invoked. */
function runsInPlace(fn) {
  const { parent } = fn;
  if (parent.type !== 'CallExpression') return false;
  if (parent.callee === fn) return true;
  return runsAtOnce.has(parent.callee.name ?? parent.callee.property?.name);
}

/** 'module', 'render', or null where it is harmless. */
function findPlace(node) {
  let at = node;
  while (at.parent) {
    at = at.parent;
    if (at.type === 'ClassBody' || at.type === 'PropertyDefinition') return null;
    if (!functionTypes.has(at.type)) continue;
    if (isRenderFunction(at)) return 'render';
    if (!runsInPlace(at)) return null;
  }
  return 'module';
}

function impurity({ identifier }) {
  const { name, parent } = identifier;
  if (browserGlobals.has(name)) return name;
  const member =
    parent.type === 'MemberExpression' && parent.object === identifier ? parent.property.name : undefined;
  if (name === 'Math' && member === 'random') return 'Math.random';
  if (name === 'performance' && member === 'now') return 'performance.now';
  if (name === 'Date' && member === 'now') return 'Date.now';
  if (name === 'Date' && parent.type === 'NewExpression' && parent.arguments.length === 0)
    return 'new Date()';
  return null;
}

export const renderPurity = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      render:
        '`{{what}}` while rendering: the server and the browser would differ. Take it from the app, or use it in an effect or a handler.',
      module:
        '`{{what}}` while the module loads: on the server there is none, and the module outlives the request.',
    },
  },
  create(context) {
    return {
      'Program:exit'(program) {
        const globalScope = context.sourceCode.getScope(program);
        const references = [
          ...globalScope.through,
          ...[...globalScope.set.values()]
            .filter((variable) => variable.defs.length === 0)
            .flatMap((variable) => variable.references),
        ];
        for (const reference of references) {
          const { parent } = reference.identifier;
          if (reference.isTypeReference || parent.type === 'TSTypeQuery' || parent.operator === 'typeof')
            continue;
          const what = impurity(reference);
          if (what === null) continue;
          const place = findPlace(reference.identifier);
          if (place !== null)
            context.report({ node: reference.identifier, messageId: place, data: { what } });
        }
      },
    };
  },
};
