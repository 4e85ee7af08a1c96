/**
 * @generated SignedSource<<8f5ff64ff844923c3d49b5cf9a56be43>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DueAge = "CREDIT" | "DAYS_1" | "DAYS_31" | "DAYS_61" | "DAYS_91" | "NOT_DUE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Receivables_lines$data = ReadonlyArray<{
  readonly age: DueAge;
  readonly name: string;
  readonly open: number;
  readonly programId: string;
  readonly " $fragmentType": "Receivables_lines";
}>;
export type Receivables_lines$key = ReadonlyArray<{
  readonly " $data"?: Receivables_lines$data;
  readonly " $fragmentSpreads": FragmentRefs<"Receivables_lines">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Receivables_lines",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "programId",
      "storageKey": null
    },
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
      "name": "age",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "open",
      "storageKey": null
    }
  ],
  "type": "Receivable",
  "abstractKey": null
};

(node as any).hash = "f8dd6ee444b1487fa3047b82807970b0";

export default node;
