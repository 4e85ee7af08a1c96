/**
 * @generated SignedSource<<c05bf9180bf00b538b8c3518e6bf21bc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeOrder_order$data = {
  readonly id: string;
  readonly mayCancel: boolean;
  readonly mayRetry: boolean;
  readonly payoutId: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "ChangeOrder_order";
};
export type ChangeOrder_order$key = {
  readonly " $data"?: ChangeOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeOrder_order",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayRetry",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayCancel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payoutId",
      "storageKey": null
    }
  ],
  "type": "StaffOrder",
  "abstractKey": null
};

(node as any).hash = "12e5ac07147da5b51bd7607778576df7";

export default node;
