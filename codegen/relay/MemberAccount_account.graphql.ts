/**
 * @generated SignedSource<<fa7735f57db0ae4636358034321fed4d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MemberCause = "ACTIVITY" | "DESTINATION" | "OTHER" | "SEVERAL_ACCOUNTS" | "%future added value";
export type W9Status = "DUPLICATE" | "INVALID" | "PROCESSING" | "VALID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MemberAccount_account$data = {
  readonly blockedAt: string | null | undefined;
  readonly blockedCause: MemberCause | null | undefined;
  readonly destination: string | null | undefined;
  readonly destinationVerifiedAt: string | null | undefined;
  readonly id: string;
  readonly year: {
    readonly currency: string;
    readonly threshold: number | null | undefined;
    readonly total: number;
    readonly w9: W9Status | null | undefined;
    readonly year: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"BlockMember_account">;
  readonly " $fragmentType": "MemberAccount_account";
};
export type MemberAccount_account$key = {
  readonly " $data"?: MemberAccount_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberAccount_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberAccount_account",
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
      "name": "blockedCause",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "destination",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "destinationVerifiedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxLine",
      "kind": "LinkedField",
      "name": "year",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "year",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "threshold",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "w9",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BlockMember_account"
    }
  ],
  "type": "CashoutMember",
  "abstractKey": null
};

(node as any).hash = "7240ddf9ba6b37140a6a85894ed591c2";

export default node;
