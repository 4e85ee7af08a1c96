/**
 * @generated SignedSource<<203daa09b2702c4c74c887338b4f7aa2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DevicesScreen_viewer$data = {
  readonly user: {
    readonly connectionDevices: ReadonlyArray<{
      readonly displayName: string;
      readonly id: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "DevicesScreen_viewer";
};
export type DevicesScreen_viewer$key = {
  readonly " $data"?: DevicesScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DevicesScreen_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DevicesScreen_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ConnectionDevice",
          "kind": "LinkedField",
          "name": "connectionDevices",
          "plural": true,
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
              "name": "displayName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "09858b7c74e8ac942f0865fef999cabd";

export default node;
