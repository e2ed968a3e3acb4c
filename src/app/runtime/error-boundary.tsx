/** Keeps a page that failed to draw inside its shell: the visitor can go on or try again. */
import { Component, type ReactNode } from "react";
import { MESSAGES } from "#contract/messages";
import { ROUTES } from "#contract/site-paths";

interface ErrorBoundaryProps {
  /** A new page starts without the failure of the one before. */
  readonly pageKey: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failedPage: string | null;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedPage: null };

  override componentDidCatch(): void {
    this.setState({ failedPage: this.props.pageKey });
  }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failedPage: "" };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (previous.pageKey !== this.props.pageKey && this.state.failedPage !== null) {
      this.setState({ failedPage: null });
    }
  }

  override render(): ReactNode {
    if (this.state.failedPage === null) return this.props.children;
    return (
      <section role="alert">
        <h1>{MESSAGES.generic.failure}</h1>
        <p>
          <a href={this.props.pageKey}>Load this page again</a>, or go{" "}
          <a href={ROUTES.home}>to the home page</a>.
        </p>
      </section>
    );
  }
}
