/**
 * @generated SignedSource<<5d6d85d7f8ef9f4e0a31fe7ed5ed9dac>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeatureOverrideState = "DISABLED" | "ENABLED" | "NONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MemberFeatures_member$data = {
  readonly at: string | null | undefined;
  readonly clearedAt: string | null | undefined;
  readonly email: string;
  readonly features: ReadonlyArray<{
    readonly description: string;
    readonly isEnabled: boolean;
    readonly key: string;
    readonly userOverrideState: FeatureOverrideState;
    readonly " $fragmentSpreads": FragmentRefs<"ReasonText_feature">;
  }>;
  readonly memberId: string;
  readonly name: string | null | undefined;
  readonly overrides: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"OverrideTable_overrides">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"MemberContent_member">;
  readonly " $fragmentType": "MemberFeatures_member";
};
export type MemberFeatures_member$key = {
  readonly " $data"?: MemberFeatures_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberFeatures_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberFeatures_member",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Feature",
      "kind": "LinkedField",
      "name": "features",
      "plural": true,
      "selections": [
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
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEnabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userOverrideState",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReasonText_feature"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffFeatureOverride",
      "kind": "LinkedField",
      "name": "overrides",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OverrideTable_overrides"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clearedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberContent_member"
    }
  ],
  "type": "StaffMemberFeatures",
  "abstractKey": null
};

(node as any).hash = "6a87afc5a4ac6a5edc997fd903a5902f";

export default node;
