/**
 * @generated SignedSource<<c7fd81f3e1d55d67cd76e4c6af0757b3>>
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
  readonly mayRelease: boolean;
  readonly mayRetry: boolean;
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
      "name": "mayRelease",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayCancel",
      "storageKey": null
    }
  ],
  "type": "StaffOrder",
  "abstractKey": null
};

(node as any).hash = "9be04fc833325376fd20a5fae235d547";

export default node;
