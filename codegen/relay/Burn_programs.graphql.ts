/**
 * @generated SignedSource<<2c9a7a545dd701efa36afe03b25f965c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Burn_programs$data = ReadonlyArray<{
  readonly account: string;
  readonly billed: number;
  readonly budgetPoints: number | null | undefined;
  readonly monthBeforePoints: number;
  readonly monthPoints: number;
  readonly name: string;
  readonly programId: string;
  readonly receivable: string;
  readonly spentPoints: number;
  readonly " $fragmentType": "Burn_programs";
}>;
export type Burn_programs$key = ReadonlyArray<{
  readonly " $data"?: Burn_programs$data;
  readonly " $fragmentSpreads": FragmentRefs<"Burn_programs">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Burn_programs",
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
      "name": "budgetPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "spentPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "monthPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "monthBeforePoints",
      "storageKey": null
    },
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
      "name": "billed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receivable",
      "storageKey": null
    }
  ],
  "type": "ProgramBurn",
  "abstractKey": null
};

(node as any).hash = "3107296e5fc58494be2b1589ae58faa8";

export default node;
