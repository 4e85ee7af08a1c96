/**
 * @generated SignedSource<<dc9598be636b30595b787a3bdb422568>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TestMessages_event$data = {
  readonly id: string;
  readonly " $fragmentType": "TestMessages_event";
};
export type TestMessages_event$key = {
  readonly " $data"?: TestMessages_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"TestMessages_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TestMessages_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "StaffEvent",
  "abstractKey": null
};

(node as any).hash = "d6b885bb81a2660d2cfbc4c4bc023038";

export default node;
