/**
 * @generated SignedSource<<4aa54f83b0e4198de6e940934a52ea41>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ScheduleState = "APPLIED" | "CANCELLED" | "HELD" | "OUTDATED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ScheduleLine_schedule$data = {
  readonly at: string;
  readonly author: string;
  readonly id: string;
  readonly reason: string;
  readonly state: ScheduleState;
  readonly " $fragmentType": "ScheduleLine_schedule";
};
export type ScheduleLine_schedule$key = {
  readonly " $data"?: ScheduleLine_schedule$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleLine_schedule">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScheduleLine_schedule",
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
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "author",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "ScheduledChange",
  "abstractKey": null
};

(node as any).hash = "144bf903e0ab7ea1fc7a7d56454f43d8";

export default node;
