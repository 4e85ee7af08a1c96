/**
 * @generated SignedSource<<731ad6d56b7dc2d6ea961e856fc53f62>>
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clientName",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenAdrDetails_ven",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OpenAdrVenResource",
      "kind": "LinkedField",
      "name": "resources",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
        (v2/*:: as any*/),
        (v3/*:: as any*/),
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
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "OpenAdrVenReportConnection",
      "kind": "LinkedField",
      "name": "reports",
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
                (v2/*:: as any*/),
                (v3/*:: as any*/),
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
                  "name": "startAt",
                  "storageKey": null
                },
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
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "reports(first:20)"
    }
  ],
  "type": "OpenAdrVen",
  "abstractKey": null
};
})();

(node as any).hash = "fce276db40f17f5356cd2fe45727c30b";

export default node;
