/**
 * @generated SignedSource<<fce3c0a743f11d50d06f866b61f9ca92>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RolesForm_account$data = {
  readonly id: string;
  readonly isLastAdmin: boolean;
  readonly isViewer: boolean;
  readonly roleKeys: ReadonlyArray<string>;
  readonly " $fragmentType": "RolesForm_account";
};
export type RolesForm_account$key = {
  readonly " $data"?: RolesForm_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"RolesForm_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RolesForm_account",
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
      "name": "roleKeys",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isViewer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLastAdmin",
      "storageKey": null
    }
  ],
  "type": "StaffAccount",
  "abstractKey": null
};

(node as any).hash = "3d35c607f0f806c6d01ac0496a064503";

export default node;
