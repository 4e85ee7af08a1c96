import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { isBroken } from '../http/brokenTexts.ts';

/** Of free operations, which only development and tests take; ours stay far below. */
const deepest = 15;
const mostFields = 1_000;

/** Refuses operations that nest too deeply or ask for too many fields, fragments counted wherever they are spread. */
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

/** Refuses texts in a document that could not be stored: escapes in GraphQL are read after the body was checked. */
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
