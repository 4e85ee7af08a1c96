/**
 * @generated SignedSource<<f7dd7bee859f82c9f4ac64b748f3c648>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlockMember_account$data = {
  readonly blockedAt: string | null | undefined;
  readonly id: string;
  readonly isOwn: boolean;
  readonly " $fragmentType": "BlockMember_account";
};
export type BlockMember_account$key = {
  readonly " $data"?: BlockMember_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockMember_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlockMember_account",
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
      "name": "blockedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    }
  ],
  "type": "CashoutMember",
  "abstractKey": null
};

(node as any).hash = "2af46f8d3e88d6e4bdd548d8e7ff0b3f";

export default node;
