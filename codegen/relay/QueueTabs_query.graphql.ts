/**
 * @generated SignedSource<<ea82a787fb80c9f735a66149bf6ae691>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QueueTabs_query$data = {
  readonly staff: {
    readonly queueCounts: {
      readonly claims: number | null | undefined;
      readonly failedOrders: number | null | undefined;
      readonly forms: number | null | undefined;
      readonly moved: number | null | undefined;
      readonly refused: number | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "QueueTabs_query";
};
export type QueueTabs_query$key = {
  readonly " $data"?: QueueTabs_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"QueueTabs_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QueueTabs_query",
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
          "alias": null,
          "args": null,
          "concreteType": "QueueCounts",
          "kind": "LinkedField",
          "name": "queueCounts",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "claims",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "moved",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "forms",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "refused",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "failedOrders",
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

(node as any).hash = "5ad68b50f89a49476fe18d1a3ae9df0a";

export default node;
