/**
 * @generated SignedSource<<ff67f8f19f93037becd73787ec3af291>>
 * @relayHash 45111091fa09241af5db27ae0ce323fe
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d539a7bb86da5879511a3a317ed52f14527e1e94fad4899890c4d87c92ad231

import type { ConcreteRequest } from 'relay-runtime';
export type TimelineKind = "ACCESS" | "CHOICE" | "DEVICE" | "EVENT" | "HOME" | "MESSAGE" | "NOTE" | "ORDER" | "POINTS" | "STAFF" | "%future added value";
export type MemberTimelineCsvQuery$variables = {
  after?: string | null | undefined;
  id: string;
  kinds?: ReadonlyArray<TimelineKind> | null | undefined;
};
export type MemberTimelineCsvQuery$data = {
  readonly staff: {
    readonly memberTimeline: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly at: string;
          readonly by: string | null | undefined;
          readonly detail: string | null | undefined;
          readonly eventId: string | null | undefined;
          readonly id: string;
          readonly kind: TimelineKind;
          readonly note: string | null | undefined;
          readonly orderId: string | null | undefined;
          readonly points: number | null | undefined;
          readonly subject: string | null | undefined;
          readonly what: string;
        };
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
    } | null | undefined;
  } | null | undefined;
};
export type MemberTimelineCsvQuery = {
  response: MemberTimelineCsvQuery$data;
  variables: MemberTimelineCsvQuery$variables;
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
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kinds"
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
            "kind": "Literal",
            "name": "first",
            "value": 100
          },
          {
            "kind": "Variable",
            "name": "id",
            "variableName": "id"
          },
          {
            "kind": "Variable",
            "name": "kinds",
            "variableName": "kinds"
          }
        ],
        "concreteType": "TimelineConnection",
        "kind": "LinkedField",
        "name": "memberTimeline",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TimelineEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "TimelineEntry",
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
                    "name": "kind",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "at",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "what",
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
                    "name": "detail",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "note",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "by",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "points",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "eventId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "orderId",
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
    "name": "MemberTimelineCsvQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MemberTimelineCsvQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "6d539a7bb86da5879511a3a317ed52f14527e1e94fad4899890c4d87c92ad231",
    "metadata": {},
    "name": "MemberTimelineCsvQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9c4e9a2ffbbad0a4bb3ecad7379fe5ab";

export default node;
