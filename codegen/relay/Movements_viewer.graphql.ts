/**
 * @generated SignedSource<<6b39909e33ea7e3a9d0c019b95b0d051>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Movements_viewer$data = {
  readonly applianceInventory: {
    readonly wattsAwarded: number;
  } | null | undefined;
  readonly " $fragmentType": "Movements_viewer";
};
export type Movements_viewer$key = {
  readonly " $data"?: Movements_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Movements_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Movements_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ApplianceInventory",
      "kind": "LinkedField",
      "name": "applianceInventory",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wattsAwarded",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "aa783abfd084f562d5abe0c907245061";

export default node;
