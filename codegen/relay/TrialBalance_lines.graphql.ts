/**
 * @generated SignedSource<<3037c8698d29f233795c0f720695c215>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookUnit = "MONEY" | "POINTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TrialBalance_lines$data = ReadonlyArray<{
  readonly account: string;
  readonly closing: number;
  readonly given: number;
  readonly opening: number;
  readonly program: string | null | undefined;
  readonly received: number;
  readonly unit: BookUnit;
  readonly " $fragmentType": "TrialBalance_lines";
}>;
export type TrialBalance_lines$key = ReadonlyArray<{
  readonly " $data"?: TrialBalance_lines$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrialBalance_lines">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TrialBalance_lines",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "account",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "program",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "opening",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "received",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "given",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closing",
      "storageKey": null
    }
  ],
  "type": "TrialLine",
  "abstractKey": null
};

(node as any).hash = "0e918fb8fc3192ca4dff22e673681724";

export default node;
