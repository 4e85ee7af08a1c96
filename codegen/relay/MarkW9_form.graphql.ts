/**
 * @generated SignedSource<<4ff8a224208ad954c7e524b00b6fb227>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type W9Status = "DUPLICATE" | "INVALID" | "PROCESSING" | "VALID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MarkW9_form$data = {
  readonly lastFour: string;
  readonly mayMark: boolean;
  readonly name: string;
  readonly reference: string;
  readonly signedAt: string;
  readonly status: W9Status;
  readonly statusAt: string;
  readonly tinType: string;
  readonly " $fragmentType": "MarkW9_form";
};
export type MarkW9_form$key = {
  readonly " $data"?: MarkW9_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarkW9_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarkW9_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "name": "tinType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastFour",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayMark",
      "storageKey": null
    }
  ],
  "type": "W9Form",
  "abstractKey": null
};

(node as any).hash = "550b5914c999967ba54af30684d69d8b";

export default node;
