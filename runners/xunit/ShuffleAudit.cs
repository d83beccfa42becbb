#nullable enable
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text;
using System.Threading.Tasks;

/// <summary>
/// AssertShufflesUniformly for xUnit, NUnit, MSTest or any runner: shuffle-audit judges the decks that your shuffle deals here.
/// One file, .NET 6 or later, no packages: copy it beside your tests. Needs Node 20 and shuffle-audit: the program that SHUFFLE_AUDIT names (a path;
/// one that ends in .js is started by node), else shuffle-audit on the PATH, else what npx finds installed in the folder of the test.
/// </summary>
public static class ShuffleAudit
{
    private const int Biased = 20;

    // How long the program may take to ask for deals: shuffle-audit takes less than a second, another program may wait for ever.
    private static readonly TimeSpan AsksWithin = TimeSpan.FromSeconds(60);

    /// <summary>Fails unless <paramref name="shuffle"/> deals every order of n cards equally often, as far as its deals show.</summary>
    /// <param name="shuffle">Called with whole numbers 0 … n − 1, which it rearranges.</param>
    /// <param name="n">Cards, 2 to 5,000.</param>
    /// <param name="trials">Deals; by default about a million cards' worth, 20,000 decks of 52, and a tenth as many from decks in random order.</param>
    /// <param name="detect">In place of trials: as many deals as it takes to see a bias of this relative size, such as 0.01.</param>
    /// <param name="falseAlarms">How often an even shuffle may fail, 1e-9 to 0.01; 1e-9.</param>
    /// <param name="name">What the shuffle is called in the message.</param>
    /// <exception cref="ShuffleBiasedException">With what was found where the deals show a bias.</exception>
    /// <exception cref="InvalidOperationException">
    /// There is nothing to say about evenness: shuffle-audit is not there, an option cannot be, or a deal is no deck.
    /// </exception>
    public static void AssertShufflesUniformly(
        Action<int[]> shuffle, int n = 52, long? trials = null, double? detect = null, double? falseAlarms = null, string? name = null)
    {
        var start = Program();
        foreach (var word in new[] { "assert", "--language", "C#", "--n", n.ToString(CultureInfo.InvariantCulture) }) start.ArgumentList.Add(word);
        void Add(string option, string? value)
        {
            if (value is null) return;
            start.ArgumentList.Add(option);
            start.ArgumentList.Add(value);
        }
        Add("--trials", trials?.ToString(CultureInfo.InvariantCulture));
        Add("--detect", detect?.ToString(CultureInfo.InvariantCulture));
        Add("--false-alarms", falseAlarms?.ToString(CultureInfo.InvariantCulture));
        Add("--name", name);

        using var audit = Start(start);
        try
        {
            // Read beside the rest, so that it never waits for a reader.
            Task<string> wrong = audit.StandardError.ReadToEndAsync();
            Task<string?> first = audit.StandardOutput.ReadLineAsync();
            string nothing = $"{start.FileName} asked for no deals within {AsksWithin.TotalSeconds} s";
            if (!first.Wait(AsksWithin)) throw new InvalidOperationException(nothing);
            string[] words = (first.Result ?? "").Split(' ');
            bool asked = words.Length == 4 && words[0] == "deals";
            // Else it ended with an error and says why, or is another program, which need not end.
            if (!asked && first.Result is not null) throw new InvalidOperationException(nothing);
            if (asked) Deal(audit, shuffle, n, Number(words[1]), Number(words[3]));
            string told = audit.StandardOutput.ReadToEnd();
            audit.WaitForExit();
            if (asked && audit.ExitCode == Biased) throw new ShuffleBiasedException(told.Trim());
            if (asked && audit.ExitCode == 0) return;
            string said = wrong.Result.Trim();
            string ended = asked ? $"{start.FileName} ended with {audit.ExitCode}" : $"{nothing}: it ended with {audit.ExitCode}";
            throw new InvalidOperationException(said.Length > 0 ? said : ended);
        }
        finally
        {
            // Where the shuffle threw, nobody waits for a verdict.
            if (!audit.HasExited) audit.Kill();
        }
    }

    /// <summary>Reads from which decks deals are asked for, and only then deals: so neither process waits for the other.</summary>
    private static void Deal(Process audit, Action<int[]> shuffle, int n, int inOrder, int handed)
    {
        var decks = new List<int[]>();
        for (int left = handed; left > 0; left--)
            decks.Add(audit.StandardOutput.ReadLine()!.Split(' ').Select(Number).ToArray());
        Stream pipe = audit.StandardInput.BaseStream;
        using var buffered = new MemoryStream();
        void Hand(int[] deck)
        {
            shuffle(deck);
            buffered.Write(Encoding.ASCII.GetBytes(string.Join(' ', deck) + "\n"));
            if (buffered.Length >= 1 << 16) Send();
        }
        void Send()
        {
            try
            {
                buffered.WriteTo(pipe);
                pipe.Flush();
            }
            catch (IOException)
            {
                // It ended at a deal that is no deck, and says so.
            }
            buffered.SetLength(0);
        }
        for (int left = inOrder; left > 0; left--) Hand(Enumerable.Range(0, n).ToArray());
        foreach (int[] deck in decks) Hand(deck);
        Send();
        try
        {
            audit.StandardInput.Close();
        }
        catch (IOException)
        {
            // The same.
        }
    }

    private static int Number(string text) => int.Parse(text, CultureInfo.InvariantCulture);

    private static Process Start(ProcessStartInfo start)
    {
        try
        {
            return Process.Start(start) ?? throw new InvalidOperationException($"{start.FileName} does not start");
        }
        catch (System.ComponentModel.Win32Exception error)
        {
            const string cure = "npm install -g path/to/shuffle-audit, or name its program in SHUFFLE_AUDIT";
            throw new InvalidOperationException($"{start.FileName} does not start: {error.Message}; {cure}", error);
        }
    }

    private static ProcessStartInfo Program()
    {
        // npm writes scripts that Windows starts by their whole name alone.
        string ending = OperatingSystem.IsWindows() ? ".cmd" : "";
        string? named = Environment.GetEnvironmentVariable("SHUFFLE_AUDIT");
        string path = Environment.GetEnvironmentVariable("PATH") ?? "";
        string? found = path.Split(Path.PathSeparator).Where(folder => folder.Length > 0)
            .Select(folder => Path.Combine(folder, "shuffle-audit" + ending)).FirstOrDefault(File.Exists);
        string[] words =
            !string.IsNullOrEmpty(named) ? (named.EndsWith(".js", StringComparison.Ordinal) ? new[] { "node", named } : new[] { named })
            : found is not null ? new[] { found }
            : new[] { "npx" + ending, "--no", "--", "shuffle-audit" };
        var start = new ProcessStartInfo(words[0])
        {
            UseShellExecute = false,
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            StandardOutputEncoding = Encoding.UTF8,
            StandardErrorEncoding = Encoding.UTF8,
        };
        foreach (string word in words.Skip(1)) start.ArgumentList.Add(word);
        return start;
    }
}

/// <summary>The deals of a shuffle show a bias; the message says which.</summary>
public sealed class ShuffleBiasedException : Exception
{
    /// <summary>With what shuffle-audit found.</summary>
    public ShuffleBiasedException(string message) : base(message) { }
}
