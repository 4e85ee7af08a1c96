/**
 * @generated SignedSource<<ac3703f4c13b494dedff59595ee5e777>>
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
  readonly waiting: {
    readonly " $fragmentSpreads": FragmentRefs<"OverrideApproval_request">;
  } | null | undefined;
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
      "alias": null,
      "args": null,
      "concreteType": "ApprovalRequest",
      "kind": "LinkedField",
      "name": "waiting",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OverrideApproval_request"
        }
      ],
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

(node as any).hash = "0395377bec0cdb75fc3143659bfdf194";

export default node;
