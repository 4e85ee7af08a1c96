/**
 * @generated SignedSource<<1f575a88ead4ed30032720944f33e032>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlacementSlot_placement$data = {
  readonly instances: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PlacementCard_instance">;
  }>;
  readonly " $fragmentType": "PlacementSlot_placement";
};
export type PlacementSlot_placement$key = {
  readonly " $data"?: PlacementSlot_placement$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlacementSlot_placement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlacementSlot_placement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlacementInstance",
      "kind": "LinkedField",
      "name": "instances",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlacementCard_instance"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Placement",
  "abstractKey": null
};

(node as any).hash = "b35905133a1064304ab4ace1c35a7797";

export default node;
