/**
 * @generated SignedSource<<375242f87965a70e4a4ae6eb1b9bb8c7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberPage_member$data = {
  readonly autoJoin: boolean;
  readonly brandName: string;
  readonly createdAt: string;
  readonly email: string;
  readonly history: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"History_entries">;
  }>;
  readonly name: string | null | undefined;
  readonly postalCode: string | null | undefined;
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"MemberConnection_member" | "MemberEvents_member">;
  readonly " $fragmentType": "MemberPage_member";
};
export type MemberPage_member$key = {
  readonly " $data"?: MemberPage_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberPage_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberPage_member",
  "selections": [
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
      "name": "brandName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postalCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "autoJoin",
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
      "name": "MemberConnection_member"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberEvents_member"
    }
  ],
  "type": "MemberRecord",
  "abstractKey": null
};

(node as any).hash = "e1eafcf722481e3a2c6435e49aeec2f5";

export default node;
