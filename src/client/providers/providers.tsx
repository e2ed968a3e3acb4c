/** Context of all islands: store, GraphQL client, theme. One of each per tab, across route changes. */
import type { ReactNode } from "react";
import { ApolloProvider } from "@apollo/client/react";
import { ThemeProvider } from "@mui/material/styles";
import { Provider } from "react-redux";
import { AccountCartLoader } from "../account-cart/account-cart-loader";
import { shopApollo } from "../api/apollo-client";
import { SavedMerger } from "../saved/saved-merger";
import { shopStore } from "../store/shop-store";
import { themeOf } from "../../ui/theme";
import { ShopQuestion } from "./shop-question";
import { useScheme } from "./use-scheme";

export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <Provider store={shopStore()}>
      <ApolloProvider client={shopApollo()}>
        <ThemeProvider theme={themeOf(useScheme())}>
          {children}
          <ShopQuestion />
          <AccountCartLoader />
          <SavedMerger />
        </ThemeProvider>
      </ApolloProvider>
    </Provider>
  );
}
