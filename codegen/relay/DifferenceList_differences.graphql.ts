/**
 * @generated SignedSource<<3044cd47687dccd911f63dedbb95685e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DifferenceList_differences$data = ReadonlyArray<{
  readonly currency: string | null | undefined;
  readonly foundAt: string;
  readonly isGone: boolean;
  readonly note: string | null | undefined;
  readonly ours: number | null | undefined;
  readonly settledAt: string | null | undefined;
  readonly settledBy: {
    readonly email: string;
    readonly name: string | null | undefined;
  } | null | undefined;
  readonly theirs: number | null | undefined;
  readonly " $fragmentType": "DifferenceList_differences";
}>;
export type DifferenceList_differences$key = ReadonlyArray<{
  readonly " $data"?: DifferenceList_differences$data;
  readonly " $fragmentSpreads": FragmentRefs<"DifferenceList_differences">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DifferenceList_differences",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "theirs",
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
      "name": "foundAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isGone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MemberRecord",
      "kind": "LinkedField",
      "name": "settledBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    }
  ],
  "type": "Difference",
  "abstractKey": "__isDifference"
};

(node as any).hash = "7b52fa4baa2f01cbe3e157c063d9f99f";

export default node;
