/**
 * @generated SignedSource<<70146fa1d6b1faa2a1032a1ce1494da4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FigureChannel = "EMAIL" | "PUSH" | "SMS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Deliverability_weeks$data = ReadonlyArray<{
  readonly channel: FigureChannel;
  readonly dropped: number;
  readonly failed: number;
  readonly sent: number;
  readonly week: string;
  readonly " $fragmentType": "Deliverability_weeks";
}>;
export type Deliverability_weeks$key = ReadonlyArray<{
  readonly " $data"?: Deliverability_weeks$data;
  readonly " $fragmentSpreads": FragmentRefs<"Deliverability_weeks">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Deliverability_weeks",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "week",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dropped",
      "storageKey": null
    }
  ],
  "type": "MessageWeek",
  "abstractKey": null
};

(node as any).hash = "c41458115c9fdbf9713fd26180eaf6a8";

export default node;
