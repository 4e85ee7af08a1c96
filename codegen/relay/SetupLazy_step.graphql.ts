/**
 * @generated SignedSource<<2d6b06bd08abe470e6eb0f1ff4cd0586>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CanTakePart = "NO" | "NOT_YET" | "YES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SetupLazy_step$data = {
  readonly takingPart: {
    readonly can: CanTakePart;
  };
  readonly " $fragmentType": "SetupLazy_step";
};
export type SetupLazy_step$key = {
  readonly " $data"?: SetupLazy_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetupLazy_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SetupLazy_step",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TakingPart",
      "kind": "LinkedField",
      "name": "takingPart",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "can",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HomeSummary",
  "abstractKey": null
};

(node as any).hash = "a5deacd876753d5f3defad45878bdf09";

export default node;
