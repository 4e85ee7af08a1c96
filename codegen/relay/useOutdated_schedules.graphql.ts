/**
 * @generated SignedSource<<f340c4eb1ef9908a74b2a4c8daab4fd2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ScheduleState = "APPLIED" | "CANCELLED" | "HELD" | "OUTDATED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useOutdated_schedules$data = ReadonlyArray<{
  readonly state: ScheduleState;
  readonly " $fragmentType": "useOutdated_schedules";
}>;
export type useOutdated_schedules$key = ReadonlyArray<{
  readonly " $data"?: useOutdated_schedules$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOutdated_schedules">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useOutdated_schedules",
  "selections": [
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

(node as any).hash = "5659286ac1f7abdf3a68ba5b43054936";

export default node;
