/**
 * @generated SignedSource<<81110bb03f4cd8b9d2e56dd9951ac6e1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TimelineKind = "ACCESS" | "CHOICE" | "DEVICE" | "EVENT" | "HOME" | "MESSAGE" | "NOTE" | "ORDER" | "POINTS" | "STAFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MemberTimeline_query$data = {
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
      readonly totalCount: number;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "MemberTimeline_query";
};
export type MemberTimeline_query$key = {
  readonly " $data"?: MemberTimeline_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberTimeline_query">;
};

import MemberTimelinePageQuery_graphql from './MemberTimelinePageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "staff",
  "memberTimeline"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "id"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "kinds"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": MemberTimelinePageQuery_graphql
    }
  },
  "name": "MemberTimeline_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Staff",
      "kind": "LinkedField",
      "name": "staff",
      "plural": false,
      "selections": [
        {
          "alias": "memberTimeline",
          "args": [
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
          "name": "__MemberTimeline_memberTimeline_connection",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "totalCount",
              "storageKey": null
            },
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
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "__typename",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "cursor",
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
                  "name": "endCursor",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "hasNextPage",
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
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "b34240331da67ed71c567ead116df807";

export default node;
