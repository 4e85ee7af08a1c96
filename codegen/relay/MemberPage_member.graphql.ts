/**
 * @generated SignedSource<<5bc98c9d0579bf165f9aaec66143e128>>
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
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"MemberLook_member" | "MemberNotes_member">;
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
      "name": "MemberLook_member"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberNotes_member"
    }
  ],
  "type": "MemberRecord",
  "abstractKey": null
};

(node as any).hash = "4b7185eb2d6002dd66385392db4945dc";

export default node;
