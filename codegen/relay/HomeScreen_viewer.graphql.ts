/**
 * @generated SignedSource<<b696b8cb43e5b92fafc51db1068750cb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountSetupStatus = "Complete" | "InProgress" | "NotStarted" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HomeScreen_viewer$data = {
  readonly googleRhr: {
    readonly id: string;
  } | null | undefined;
  readonly home: {
    readonly " $fragmentSpreads": FragmentRefs<"HomeContent_home">;
  } | null | undefined;
  readonly session: {
    readonly hasPartnerAccountLinkingRedirect: boolean;
    readonly user: {
      readonly accountSetupStatus: AccountSetupStatus;
    };
  } | null | undefined;
  readonly " $fragmentType": "HomeScreen_viewer";
};
export type HomeScreen_viewer$key = {
  readonly " $data"?: HomeScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeScreen_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeScreen_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Session",
      "kind": "LinkedField",
      "name": "session",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasPartnerAccountLinkingRedirect",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "accountSetupStatus",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GoogleRhr",
      "kind": "LinkedField",
      "name": "googleRhr",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HomeSummary",
      "kind": "LinkedField",
      "name": "home",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HomeContent_home"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a61e8fd8ad5bb8944cbce9cf9ff94ddb";

export default node;
