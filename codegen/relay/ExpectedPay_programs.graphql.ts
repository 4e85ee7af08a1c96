/**
 * @generated SignedSource<<c1248c093742479c4cdc3e5fd7b07feb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExpectedPay_programs$data = ReadonlyArray<{
  readonly expected: {
    readonly above: number;
    readonly below: number;
    readonly inside: number;
    readonly results: number;
  } | null | undefined;
  readonly id: string;
  readonly program: {
    readonly name: string;
  };
  readonly " $fragmentType": "ExpectedPay_programs";
}>;
export type ExpectedPay_programs$key = ReadonlyArray<{
  readonly " $data"?: ExpectedPay_programs$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExpectedPay_programs">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ExpectedPay_programs",
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
      "concreteType": "Program",
      "kind": "LinkedField",
      "name": "program",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExpectedPayCoverage",
      "kind": "LinkedField",
      "name": "expected",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "results",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inside",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "below",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "above",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProgramAccuracy",
  "abstractKey": null
};

(node as any).hash = "ba81c906555bbaa4f213827684bba469";

export default node;
