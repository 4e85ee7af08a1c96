import relay from 'eslint-plugin-relay';

// Relay's own rule finds fields that a component queries and does not read. A list's connection is read by `useStaffList`,
// which is handed the fragment and the place of the connection in it.

const readByTheHook = ['edges', 'node', 'totalCount'];

const rule = relay.rules['unused-fields'];

export const unusedFields = {
  ...rule,
  create(context) {
    const visitor = rule.create(context);
    return {
      ...visitor,
      CallExpression(node) {
        visitor.CallExpression(node);
        if (node.callee.name !== 'useStaffList') return;
        for (const name of readByTheHook)
          visitor.MemberExpression({ property: { type: 'Identifier', name } });
      },
    };
  },
};
