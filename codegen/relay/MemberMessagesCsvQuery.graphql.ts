/**
 * @generated SignedSource<<20a72160c468e8877f3835fa455c2326>>
 * @relayHash ff3f69d290c6caabad05360d1828aa4e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a18180106e8d259ae7dd5c79285caaa7dbb4647e32fd8d6b1c6e720c03924c1

import type { ConcreteRequest } from 'relay-runtime';
export type MemberMessageChannel = "DIGEST" | "EMAIL" | "INBOX" | "PUSH" | "SMS" | "%future added value";
export type MemberMessageState = "DROPPED" | "FAILED" | "HELD" | "QUEUED" | "SENT" | "%future added value";
export type MemberMessagesCsvQuery$variables = {
  after?: string | null | undefined;
  channel?: MemberMessageChannel | null | undefined;
  id: string;
};
export type MemberMessagesCsvQuery$data = {
  readonly staff: {
    readonly memberMessages: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly channel: MemberMessageChannel;
          readonly createdAt: string;
          readonly dueAt: string | null | undefined;
          readonly id: string;
          readonly openedAt: string | null | undefined;
          readonly reason: string | null | undefined;
          readonly sentAt: string | null | undefined;
          readonly state: MemberMessageState;
          readonly subject: string | null | undefined;
          readonly template: string;
        };
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
    } | null | undefined;
  } | null | undefined;
};
export type MemberMessagesCsvQuery = {
  response: MemberMessagesCsvQuery$data;
  variables: MemberMessagesCsvQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "channel"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Staff",
    "kind": "LinkedField",
    "name": "staff",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "after",
            "variableName": "after"
          },
          {
            "kind": "Variable",
            "name": "channel",
            "variableName": "channel"
          },
          {
            "kind": "Literal",
            "name": "first",
            "value": 100
          },
          {
            "kind": "Variable",
            "name": "id",
            "variableName": "id"
          }
        ],
        "concreteType": "MemberMessageConnection",
        "kind": "LinkedField",
        "name": "memberMessages",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MemberMessageEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "MemberMessage",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "template",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "channel",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "subject",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reason",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sentAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dueAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "openedAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MemberMessagesCsvQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MemberMessagesCsvQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "2a18180106e8d259ae7dd5c79285caaa7dbb4647e32fd8d6b1c6e720c03924c1",
    "metadata": {},
    "name": "MemberMessagesCsvQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ee64265bba901530d32d623d4b28f93d";

export default node;
