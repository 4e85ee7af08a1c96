/**
 * @generated SignedSource<<4a3ea17eff59bcdae7f9c2d6c4f0912c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeatureMoves_impact$data = {
  readonly changing: number;
  readonly changingMembers: ReadonlyArray<string>;
  readonly entering: number;
  readonly enteringMembers: ReadonlyArray<string>;
  readonly isEstimate: boolean;
  readonly leaving: number;
  readonly leavingMembers: ReadonlyArray<string>;
  readonly " $fragmentType": "FeatureMoves_impact";
};
export type FeatureMoves_impact$key = {
  readonly " $data"?: FeatureMoves_impact$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureMoves_impact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeatureMoves_impact",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entering",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leaving",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enteringMembers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leavingMembers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changingMembers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEstimate",
      "storageKey": null
    }
  ],
  "type": "FeatureImpact",
  "abstractKey": null
};

(node as any).hash = "b13c02a46e41c48663501e3918bfc714";

export default node;
