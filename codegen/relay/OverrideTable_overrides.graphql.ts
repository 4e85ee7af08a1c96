/**
 * @generated SignedSource<<45c7c626cd741f4b3881f489e4f5bb5c>>
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
  readonly sessionOnly: boolean;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sessionOnly",
      "storageKey": null
    }
  ],
  "type": "StaffFeatureOverride",
  "abstractKey": null
};

(node as any).hash = "0c05e3abb62399f6134055b99377acae";

export default node;
