/**
 * @generated SignedSource<<930b69ea1a445fc0bbec96d56d9d3d8b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StaffAccountState = "ACTIVE" | "INVITED" | "%future added value";
export type StaffSecondFactor = "AUTHENTICATOR" | "PASSKEY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StaffAccountPage_account$data = {
  readonly email: string;
  readonly history: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"History_entries">;
  }>;
  readonly id: string;
  readonly invitedAt: string | null | undefined;
  readonly isLastAdmin: boolean;
  readonly isViewer: boolean;
  readonly lastSeenAt: string | null | undefined;
  readonly mayConfirmRoles: boolean;
  readonly name: string | null | undefined;
  readonly recoveryCodes: number;
  readonly roleKeys: ReadonlyArray<string>;
  readonly secondFactors: ReadonlyArray<StaffSecondFactor>;
  readonly state: StaffAccountState;
  readonly waitingRoleKeys: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"RolesForm_account">;
  readonly " $fragmentType": "StaffAccountPage_account";
};
export type StaffAccountPage_account$key = {
  readonly " $data"?: StaffAccountPage_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffAccountPage_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaffAccountPage_account",
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
      "kind": "ScalarField",
      "name": "roleKeys",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingRoleKeys",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayConfirmRoles",
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
      "name": "secondFactors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recoveryCodes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invitedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSeenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isViewer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLastAdmin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditEntry",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "History_entries"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RolesForm_account"
    }
  ],
  "type": "StaffAccount",
  "abstractKey": null
};

(node as any).hash = "9a66c0137b0e6949a306604726df8717";

export default node;
