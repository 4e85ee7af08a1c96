import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { isBroken } from '../http/brokenTexts.ts';

/** For free operations, in development and tests only; our own are far smaller. */
const deepest = 15;
const mostFields = 1_000;

/** Refuses operations that are too deep or have too many fields, with fragments counted at each use. */
export function limitsRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition: (operation) => {
      const budget = { fields: 0 };
      const depth = measure(operation.selectionSet, 1, new Set(), budget, context);
      if (depth > deepest)
        context.reportError(
          new GraphQLError(`The operation nests deeper than ${deepest} levels.`, { nodes: operation }),
        );
      if (budget.fields > mostFields)
        context.reportError(
          new GraphQLError(`The operation asks for more than ${mostFields} fields.`, { nodes: operation }),
        );
    },
  };
}

/** Refuses strings that can't be stored: GraphQL resolves escapes after the body was checked. */
export function brokenTextsRule(context: ValidationContext): ASTVisitor {
  return {
    StringValue: (node) => {
      if (isBroken(node.value))
        context.reportError(new GraphQLError("A text contains characters we can't read.", { nodes: node }));
    },
  };
}

function measure(
  set: SelectionSetNode,
  depth: number,
  spread: ReadonlySet<string>,
  budget: { fields: number },
  context: ValidationContext,
): number {
  let deepestHere = depth;
  for (const selection of set.selections) {
    if (budget.fields > mostFields || depth > deepest) return depth;
    if (selection.kind === Kind.FIELD) {
      budget.fields += 1;
      if (selection.selectionSet)
        deepestHere = Math.max(
          deepestHere,
          measure(selection.selectionSet, depth + 1, spread, budget, context),
        );
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      deepestHere = Math.max(deepestHere, measure(selection.selectionSet, depth, spread, budget, context));
    } else {
      const fragment: FragmentDefinitionNode | null | undefined = context.getFragment(selection.name.value);
      if (!fragment || spread.has(fragment.name.value)) continue;
      deepestHere = Math.max(
        deepestHere,
        measure(fragment.selectionSet, depth, new Set([...spread, fragment.name.value]), budget, context),
      );
    }
  }
  return deepestHere;
}
