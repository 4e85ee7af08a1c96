/**
 * @generated SignedSource<<dc17eb18557ddd0583be6ffb05527b57>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Movement_weeks$data = ReadonlyArray<{
  readonly joined: number;
  readonly left: number;
  readonly week: string;
  readonly " $fragmentType": "Movement_weeks";
}>;
export type Movement_weeks$key = ReadonlyArray<{
  readonly " $data"?: Movement_weeks$data;
  readonly " $fragmentSpreads": FragmentRefs<"Movement_weeks">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Movement_weeks",
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
      "name": "joined",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "left",
      "storageKey": null
    }
  ],
  "type": "MovementWeek",
  "abstractKey": null
};

(node as any).hash = "8ec41d586073b52d4d8297a4c451f658";

export default node;
