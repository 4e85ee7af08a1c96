/**
 * @generated SignedSource<<bb3bbf4aaf75539357114a9be7b51c78>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlacementName = "DashboardAnnouncementBanner" | "DashboardForYouCard" | "DashboardHero" | "DashboardPromo" | "DashboardSavingsGoalPromo" | "DashboardTakeAction" | "DashboardWaysToSave" | "EnergyEventDetailsActions" | "EnergyEventDetailsPromo" | "OfferDetailsPromo" | "ReferralsAnnouncementBanner" | "RewardsAnnouncementBanner" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HomeContent_home$data = {
  readonly balance: {
    readonly " $fragmentSpreads": FragmentRefs<"BalanceCard_balance">;
  };
  readonly greetingName: string;
  readonly placements: ReadonlyArray<{
    readonly name: PlacementName;
    readonly " $fragmentSpreads": FragmentRefs<"PlacementSlot_placement">;
  }>;
  readonly standing: {
    readonly " $fragmentSpreads": FragmentRefs<"StandingCard_standing">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"LastResult_home" | "MeterHint_home" | "NextEvent_home" | "SetupSteps_home">;
  readonly " $fragmentType": "HomeContent_home";
};
export type HomeContent_home$key = {
  readonly " $data"?: HomeContent_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeContent_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeContent_home",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "greetingName",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextEvent_home"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LastResult_home"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SetupSteps_home"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MeterHint_home"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Standing",
      "kind": "LinkedField",
      "name": "standing",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StandingCard_standing"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Balance",
      "kind": "LinkedField",
      "name": "balance",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BalanceCard_balance"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "names",
          "value": [
            "DashboardAnnouncementBanner",
            "DashboardHero",
            "DashboardTakeAction",
            "DashboardForYouCard",
            "DashboardSavingsGoalPromo",
            "DashboardWaysToSave",
            "DashboardPromo"
          ]
        }
      ],
      "concreteType": "Placement",
      "kind": "LinkedField",
      "name": "placements",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlacementSlot_placement"
        }
      ],
      "storageKey": "placements(names:[\"DashboardAnnouncementBanner\",\"DashboardHero\",\"DashboardTakeAction\",\"DashboardForYouCard\",\"DashboardSavingsGoalPromo\",\"DashboardWaysToSave\",\"DashboardPromo\"])"
    }
  ],
  "type": "HomeSummary",
  "abstractKey": null
};

(node as any).hash = "aaa4d181c3da033ff1326e16920dd1c0";

export default node;
