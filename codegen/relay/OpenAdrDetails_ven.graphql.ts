/**
 * @generated SignedSource<<e3bf535cc79dfda0efb18785cc12b2ad>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenAdrDetails_ven$data = {
  readonly id: string;
  readonly name: string;
  readonly reports: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly clientName: string;
        readonly createdAt: string;
        readonly eventId: string;
        readonly payloads: ReadonlyArray<{
          readonly resource: string;
          readonly startAt: string | null | undefined;
          readonly type: string;
          readonly unit: string | null | undefined;
          readonly values: ReadonlyArray<string>;
        }>;
        readonly startAt: string;
      };
    }>;
    readonly totalCount: number;
  };
  readonly resources: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly targets: ReadonlyArray<string>;
  }>;
  readonly subscriptions: ReadonlyArray<{
    readonly clientName: string;
    readonly createdAt: string;
    readonly hosts: ReadonlyArray<string>;
    readonly objects: ReadonlyArray<string>;
  }>;
  readonly " $fragmentType": "OpenAdrDetails_ven";
};
export type OpenAdrDetails_ven$key = {
  readonly " $data"?: OpenAdrDetails_ven$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenAdrDetails_ven">;
};

import OpenAdrDetailsPageQuery_graphql from './OpenAdrDetailsPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "reports"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clientName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
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
      "fragmentPathInResult": [
        "node"
      ],
      "operation": OpenAdrDetailsPageQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "OpenAdrDetails_ven",
  "selections": [
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OpenAdrVenResource",
      "kind": "LinkedField",
      "name": "resources",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "targets",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OpenAdrVenSubscription",
      "kind": "LinkedField",
      "name": "subscriptions",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hosts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "objects",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "reports",
      "args": null,
      "concreteType": "OpenAdrVenReportConnection",
      "kind": "LinkedField",
      "name": "__OpenAdrDetails_reports_connection",
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
          "concreteType": "OpenAdrVenReportEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "OpenAdrVenReport",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "eventId",
                  "storageKey": null
                },
                (v5/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "OpenAdrReportedPayload",
                  "kind": "LinkedField",
                  "name": "payloads",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "resource",
                      "storageKey": null
                    },
                    (v5/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "type",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "values",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "unit",
                      "storageKey": null
                    }
                  ],
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
  "type": "OpenAdrVen",
  "abstractKey": null
};
})();

(node as any).hash = "390750eecc5bc6164e58f9aa37f4d70a";

export default node;
