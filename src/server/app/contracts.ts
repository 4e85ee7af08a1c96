import { schemaText } from '../../../codegen/graphql/schema.ts';
import persisted from '../../../codegen/graphql/persisted.json' with { type: 'json' };
import document from '../../../codegen/rest/openapi.json' with { type: 'json' };
import { restOperations } from '../../../codegen/rest/operations.ts';
import { graphqlRules } from '../platform/access/graphqlRules.ts';
import { restRules } from '../platform/access/restRules.ts';
import { nodeRules } from '../platform/access/nodeRules.ts';
import type { ContractDocument } from '../platform/rest/contract.ts';
import { neededResolvers } from './neededResolvers.ts';
import type { Contracts } from './modules.ts';

/** The product's own contracts. */
export const contracts: Contracts = {
  rest: { document: document as unknown as ContractDocument, operations: restOperations, rules: restRules },
  graphql: {
    text: schemaText,
    rules: graphqlRules,
    nodeRules,
    persisted,
    needed: Object.keys(neededResolvers),
  },
};
