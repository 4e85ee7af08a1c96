/**
 * @generated SignedSource<<6296763986ab0d071d2443b45089f4c5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Billing_program$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Rates_program" | "Statements_program">;
  readonly " $fragmentType": "Billing_program";
};
export type Billing_program$key = {
  readonly " $data"?: Billing_program$data;
  readonly " $fragmentSpreads": FragmentRefs<"Billing_program">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Billing_program",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Rates_program"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Statements_program"
    }
  ],
  "type": "Program",
  "abstractKey": null
};

(node as any).hash = "914dcb4e4dd7028e4b7427f258c2cdb3";

export default node;
