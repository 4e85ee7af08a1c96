/**
 * @generated SignedSource<<9bdfb3bab04b7afbc665f3c0f5840197>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeatureOverrideState = "DISABLED" | "ENABLED" | "NONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OverrideTable_overrides$data = ReadonlyArray<{
  readonly expiresAt: string | null | undefined;
  readonly key: string;
  readonly memberId: string;
  readonly memberName: string;
  readonly reason: string | null | undefined;
  readonly setAt: string | null | undefined;
  readonly setBy: string | null | undefined;
  readonly state: FeatureOverrideState;
  readonly " $fragmentType": "OverrideTable_overrides";
}>;
export type OverrideTable_overrides$key = ReadonlyArray<{
  readonly " $data"?: OverrideTable_overrides$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverrideTable_overrides">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OverrideTable_overrides",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
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
      "name": "setBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "setAt",
      "storageKey": null
    }
  ],
  "type": "StaffFeatureOverride",
  "abstractKey": null
};

(node as any).hash = "e62ed140d45f38323841cd14afa2e085";

export default node;
