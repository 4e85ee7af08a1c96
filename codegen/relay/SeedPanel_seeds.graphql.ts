/**
 * @generated SignedSource<<ab91b588b579261039f79e6e9c04356f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SeedPanel_seeds$data = ReadonlyArray<{
  readonly commitment: string;
  readonly day: string;
  readonly endsAt: string;
  readonly seed: string | null | undefined;
  readonly spins: number;
  readonly startsAt: string;
  readonly " $fragmentType": "SeedPanel_seeds";
}>;
export type SeedPanel_seeds$key = ReadonlyArray<{
  readonly " $data"?: SeedPanel_seeds$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeedPanel_seeds">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SeedPanel_seeds",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "day",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commitment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "spins",
      "storageKey": null
    }
  ],
  "type": "WheelSeed",
  "abstractKey": null
};

(node as any).hash = "175f9fef04333f559ed3501a9b3e0ce2";

export default node;
