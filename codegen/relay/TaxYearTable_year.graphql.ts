/**
 * @generated SignedSource<<99759be637892c2b66af36380e8d644a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type W9Status = "DUPLICATE" | "INVALID" | "PROCESSING" | "VALID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TaxYearTable_year$data = {
  readonly lines: ReadonlyArray<{
    readonly cash: number;
    readonly currency: string;
    readonly giftCards: number;
    readonly member: {
      readonly email: string;
      readonly name: string | null | undefined;
    } | null | undefined;
    readonly memberId: string;
    readonly prizes: number;
    readonly total: number;
    readonly w9: W9Status | null | undefined;
  }>;
  readonly threshold: number | null | undefined;
  readonly totalCount: number;
  readonly year: number;
  readonly years: ReadonlyArray<number>;
  readonly " $fragmentType": "TaxYearTable_year";
};
export type TaxYearTable_year$key = {
  readonly " $data"?: TaxYearTable_year$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaxYearTable_year">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaxYearTable_year",
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
      "name": "years",
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
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memberId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cash",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "giftCards",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "prizes",
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
          "name": "w9",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MemberRecord",
          "kind": "LinkedField",
          "name": "member",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TaxYear",
  "abstractKey": null
};

(node as any).hash = "2db6c1d31af955d10869194d7aa0cd1f";

export default node;
